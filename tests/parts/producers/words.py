"""Resumes as Word files by python-docx: a list of tasks comes in as JSON."""

import json
import sys

from docx import Document
from docx.opc.constants import RELATIONSHIP_TYPE
from docx.oxml import OxmlElement
from docx.oxml.ns import qn
from docx.shared import Cm, Pt


def link(paragraph, text, address):
    relation = paragraph.part.relate_to(address, RELATIONSHIP_TYPE.HYPERLINK, is_external=True)
    element = OxmlElement("w:hyperlink")
    element.set(qn("r:id"), relation)
    run = paragraph.add_run(text)
    run.font.underline = True
    element.append(run._r)
    paragraph._p.append(element)


def fill(place, blocks, photo):
    for block in blocks:
        kind = block["kind"]
        if kind == "heading":
            paragraph = place.add_paragraph(style="Heading 2")
            paragraph.add_run(block["text"])
        elif kind == "paragraph":
            place.add_paragraph(block["text"])
        elif kind == "list":
            for item in block["items"]:
                place.add_paragraph(item, style="List Bullet")
        elif kind == "link":
            link(place.add_paragraph(), block["text"], block["href"])
        elif kind == "photo":
            place.add_paragraph().add_run().add_picture(photo, width=Cm(2.4))
        elif kind == "table":
            columns = len(block["rows"][0])
            table = place.add_table(0, columns)
            for row in block["rows"]:
                for cell, text in zip(table.add_row().cells, row):
                    cell.text = text


for task in json.load(sys.stdin):
    resume = task["resume"]
    document = Document()
    document.styles["Normal"].font.size = Pt(10)
    document.add_heading(resume["name"], 0)
    if "ownName" in resume:
        document.add_paragraph(resume["ownName"])
    document.add_paragraph(resume["contact"])
    if resume["side"]:
        cells = document.add_table(1, 2).rows[0].cells
        sides = ["side", "main"] if resume["layout"] == "two columns" else ["main", "side"]
        for cell, side in zip(cells, sides):
            fill(cell, resume[side], task["photo"])
    else:
        fill(document, resume["main"], task["photo"])
    document.save(task["file"])
