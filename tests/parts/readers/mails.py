"""What Python's email package finds in each mail file: JSON on standard output."""
import json
import sys
from email import message_from_bytes, message_from_string, policy
from email.errors import NonASCIILocalPartDefect

# Each of them exactly once: RFC 5322, 3.6.
once = ("From", "To", "Subject", "Date", "Message-ID", "MIME-Version")
found = []
for file in sys.argv[1:]:
    with open(file, "rb") as opened:
        raw = opened.read()
    if raw.partition(b"\n\n")[0].isascii():
        mail = message_from_bytes(raw, policy=policy.SMTP)
        allowed = ()
    else:
        # A mail that came by SMTPUTF8: RFC 6532.
        mail = message_from_string(raw.decode(), policy=policy.SMTPUTF8)
        allowed = (NonASCIILocalPartDefect,)
    defects = [
        f"{name}: {each}"
        for name, value in mail.items()
        for each in value.defects
        if not isinstance(each, allowed)
    ]
    for part in mail.walk():
        defects += [str(each) for each in part.defects]
        if part.get_content_maintype() == "text":
            part.get_content()
    defects += [f"{name}: {len(mail.get_all(name, []))} times" for name in once if len(mail.get_all(name, [])) != 1]
    defects += [f"a line of {len(line)} bytes" for line in raw.splitlines() if len(line) > 998]
    body = mail.get_body(preferencelist=("plain",))
    found.append(
        {
            "id": mail["Message-ID"].strip(),
            "to": [each.addr_spec for each in mail["To"].addresses],
            "replyTo": [each.addr_spec for each in mail["Reply-To"].addresses] if mail["Reply-To"] else [],
            "subject": mail["Subject"],
            "received": [str(each) for each in mail.get_all("Received", [])],
            "greylisted": mail.get("X-Greylist", ""),
            "attachments": [part.get_filename() for part in mail.iter_attachments()],
            "text": body.get_content() if body else "",
            "defects": defects,
        }
    )
json.dump(found, sys.stdout)
