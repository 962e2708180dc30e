"""Resumes as PDFs by WeasyPrint, ReportLab and Cairo: a list of tasks comes in as JSON, a line goes out for each that is done."""

import json
import sys


def weasyprint(task):
    import weasyprint as program

    program.HTML(string=task["html"]).write_pdf(task["file"])


def reportlab(task):
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.styles import getSampleStyleSheet
    from reportlab.platypus import (
        BaseDocTemplate,
        Flowable,
        Frame,
        FrameBreak,
        Image,
        ListFlowable,
        NextPageTemplate,
        PageBreak,
        PageTemplate,
        Paragraph,
        Table,
    )
    from xml.sax.saxutils import escape

    class Field(Flowable):
        """A field that was filled in, beside its label."""

        def __init__(self, label, value):
            super().__init__()
            self.label, self.value, self.width, self.height = label, value, 300, 24

        def draw(self):
            self.canv.setFont("Helvetica", 10)
            self.canv.drawString(0, 7, self.label)
            self.canv.acroForm.textfield(
                name=self.label, value=self.value, x=90, y=2, width=180, height=18, relative=True, fontSize=10
            )

    styles = getSampleStyleSheet()
    resume = task["resume"]

    def flowables(blocks):
        for block in blocks:
            kind = block["kind"]
            if kind == "heading":
                yield Paragraph(escape(block["text"]), styles["Heading2"])
            elif kind == "paragraph":
                yield Paragraph(escape(block["text"]), styles["BodyText"])
            elif kind == "link":
                yield Paragraph(f'<a href="{block["href"]}">{escape(block["text"])}</a>', styles["BodyText"])
            elif kind == "list":
                yield ListFlowable(
                    [Paragraph(escape(item), styles["BodyText"]) for item in block["items"]], bulletType="bullet"
                )
            elif kind == "table":
                yield Table(block["rows"], style=[("GRID", (0, 0), (-1, -1), 0.5, (0.6, 0.6, 0.6))])
            elif kind == "photo":
                yield Image(task["photo"], width=70, height=85)

    width, height = A4
    head = [
        Paragraph(escape(resume["name"]), styles["Title"]),
        Paragraph(escape(resume["contact"]), styles["BodyText"]),
        *[Field(label, value) for label, value in task["fields"]],
    ]
    document = BaseDocTemplate(task["file"], pagesize=A4)
    if resume["side"]:
        first, second = (
            (resume["side"], resume["main"]) if resume["layout"] == "two columns" else (resume["main"], resume["side"])
        )
        top = 130 + 24 * len(task["fields"])
        narrow = resume["layout"] == "two columns"
        left = 170 if narrow else 330
        heads = Frame(40, height - top, width - 80, top - 40, id="head")
        columns = [
            Frame(40, 40, left, height - top - 50, id="left"),
            Frame(50 + left, 40, width - left - 90, height - top - 50, id="right"),
        ]
        whole = Frame(40 if not narrow else 50 + left, 40, left if not narrow else width - left - 90, height - 80)
        # The long column goes on over pages; the short one is on the page where it begins.
        long, short = (second, first) if narrow else (first, second)
        document.addPageTemplates(
            [
                PageTemplate(id="first", frames=[heads, *(columns if narrow else columns[::-1])]),
                PageTemplate(id="later", frames=[whole]),
            ]
        )
        document.build(
            [*head, FrameBreak(), *flowables(short), NextPageTemplate("later"), FrameBreak(), *flowables(long)]
        )
    else:
        document.addPageTemplates([PageTemplate(frames=[Frame(50, 50, width - 100, height - 100)])])
        document.build([*head, *flowables(resume["main"])])


def cairo(task):
    import cairo as program
    import gi

    gi.require_version("Pango", "1.0")
    gi.require_version("PangoCairo", "1.0")
    from gi.repository import Pango, PangoCairo

    resume = task["resume"]
    surface = program.PDFSurface(task["file"], 595, 842)
    context = program.Context(surface)
    y = 50

    def put(text, size, bold=False):
        nonlocal y
        layout = PangoCairo.create_layout(context)
        layout.set_width(500 * Pango.SCALE)
        layout.set_font_description(
            Pango.FontDescription(f"Noto Sans {'Bold ' if bold else ''}{size}")
        )
        layout.set_text(text, -1)
        lines = layout.get_iter()
        # Line by line, so that a page ends between two of them.
        while True:
            line = lines.get_line_readonly()
            _, extents = line.get_extents()
            tall = extents.height / Pango.SCALE
            if y + tall > 800:
                context.show_page()
                y = 50
            y += tall
            context.move_to(48, y)
            PangoCairo.show_layout_line(context, line)
            if not lines.next_line():
                break
        y += 4

    put(resume["name"], 18, True)
    if "ownName" in resume:
        put(resume["ownName"], 12)
    put(resume["contact"], 9)
    columns = [resume["side"], resume["main"]] if resume["layout"] == "two columns" else [resume["main"], resume["side"]]
    for block in columns[0] + columns[1]:
        kind = block["kind"]
        if kind == "heading":
            put(block["text"], 12, True)
        elif kind == "list":
            for item in block["items"]:
                put(f"• {item}", 9)
        elif kind == "table":
            for row in block["rows"]:
                put("    ".join(row), 9)
        elif kind != "photo":
            put(block["text"], 9)
    context.show_page()
    surface.finish()


producers = {"weasyprint": weasyprint, "reportlab": reportlab, "cairo": cairo}
for each in json.load(sys.stdin):
    producers[each["producer"]](each)
