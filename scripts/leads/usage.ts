import { leadStates } from '#lib/server/store/leads/leads';
import { enquiryStates } from '#lib/shared/enquiries/rules/actions';

export const usage = `Usage: npm run -s leads -- COMMAND

  list   [filters] [--limit N]    one line for each submission, the newest first
  show   ID [--resume FILE]       its answers, history and mails; saves the resume to FILE
                                  (one with a virus only with --anyway)
  export --csv [filters]          a table for a spreadsheet, on standard output
  erase  --email ADDRESS [--yes]  erases what is stored about a person
  erase  --phone NUMBER [--yes]   the same, of what bears that phone
  erase  REFERENCE [--yes]        erases one enquiry
  erase-expired [--yes]           what has reached its time and is held back: why, and lets it go

For ID a reference will do: HOA-7K3M-92Q.

Filters, which may be combined:
  --kind KIND[,KIND]   contact, callback, certificate, coaching, internship, licence,
                       employer, application, webinar-free, webinar-paid …
  --from DAY --to DAY  days in India, both included: 2026-11-20
  --state STATE        ${leadStates.join(', ')}
  --desk STATE         ${enquiryStates.join(', ')}
  --email ADDRESS

Examples:
  npm run -s leads -- list --state parked
  npm run -s leads -- export --csv --kind coaching --from 2026-11-01 > coaching.csv
  npm run -s leads -- show 4f9d2c1e-8a17-4a0b-9c55-2f1f6f5f2b10 --resume resume.pdf
  npm run -s leads -- erase --email someone@example.com`;
