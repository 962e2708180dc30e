"""What openpyxl finds in each workbook: JSON on standard output."""
import json
import sys

from openpyxl import load_workbook

found = {}
for file in sys.argv[1:]:
    cells = [
        cell
        for sheet in load_workbook(file).worksheets
        for row in sheet.iter_rows()
        for cell in row
        if cell.value is not None
    ]
    found[file] = {
        "cells": len(cells),
        "formulas": sum(1 for cell in cells if cell.data_type == "f"),
        "errors": [f"{cell.parent.title}!{cell.coordinate}" for cell in cells if cell.data_type == "e"],
        "texts": [str(cell.value) for cell in cells if cell.data_type == "s"],
    }
json.dump(found, sys.stdout)
