import type { InterviewTopic } from '#data/interview/question';

export const behaviourQuestions: InterviewTopic = {
  id: 'behaviour',
  title: 'People and pressure',
  about:
    'There is no right figure here. A true story in four sentences helps: what happened, what you did, what came of it, what you would do now.',
  questions: [
    {
      ask: 'Tell me about a mistake you made.',
      wants: 'Whether you tell bad news yourself.',
      good: 'A real mistake of medium size that you reported to the right person and corrected, and what you changed afterwards: “I paid a bill twice because I searched by amount; I told my manager the same hour, the supplier adjusted it, and since then I search by bill number and the software warns.”',
      weak: '“I work too hard.”',
    },
    {
      ask: 'Your manager asks you to date an invoice back to March. What do you do?',
      wants: 'Whether you can refuse, politely.',
      good: '“I say that the date decides tax and income, so I cannot, and offer what can be done: an entry in April with a note. If it is asked again, I write it in a mail and tell the person the policy names.”',
      weak: '“I do what I am told.” When something goes wrong later, you will be blamed for it.',
    },
    {
      ask: 'How do you work when three people want three things at once?',
      wants: 'Priorities.',
      good: '“I ask each for when it is really needed, put what has a legal date first, tell the others a time they can rely on, and say early if it will slip.”',
      weak: '“I multitask.”',
    },
    {
      ask: 'Why do you want to leave your present job?',
      wants: 'Whether you will speak of us like that.',
      good: '“I have done payables for two years and want a full month-end; there the close is done at the head office.” Say what you want next, not whom you dislike now.',
      weak: 'A story about the boss, however true.',
    },
    {
      ask: 'Where do you see yourself in three years?',
      wants: 'Whether the post leads where you want to go.',
      good: '“Closing a month on my own after one year, preparing the file for the audit after two, and then leading two juniors. I also mean to enrol as a GST practitioner.” Tie it to what they have.',
      weak: '“In your chair.”',
    },
    {
      ask: 'A customer shouts at you on the phone about a bill. How do you answer?',
      wants: 'Whether you stay calm and name a next step.',
      good: '“I let him finish, repeat what I understood, look at the bill while he is there, and say what I will do by when. If we were wrong, I say so. If he insults me, I say that I will call back in ten minutes.”',
      weak: '“I transfer the call.”',
    },
    {
      ask: 'You see a colleague make an entry that looks wrong. What do you do?',
      wants: 'Whether you help or accuse.',
      good: '“I ask him first, privately, what I may have missed. If it is a mistake, he corrects it. If it looks like more, I tell the person the policy names, with the vouchers and without adjectives.”',
      weak: '“Not my job”, or telling everybody.',
    },
    {
      ask: 'Have you any questions for us?',
      wants: 'Whether you have thought about the work.',
      good: '“Who closes the month now, and how many days does it take? What went wrong in the last audit? What would you want me to have done after three months?” Two or three, and listen.',
      weak: '“No.” Or holidays, before anything else.',
    },
  ],
};
