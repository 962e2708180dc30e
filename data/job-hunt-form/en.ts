/** The words of the free registration, in English: what the contract words is as it is there. */
import { jobHuntForm } from '#data/job-hunt-form/shape';
import { phoneLengthQuestion } from '#data/phone-length';

export const englishForm = jobHuntForm({
  language: 'en',
  basics: {
    name: { label: 'Name', missing: 'Please enter your name' },
    email: {
      label: 'Email',
      missing: 'Please enter your e-mail address',
      wrong: 'This e-mail address is not complete; please check it',
    },
    phone: {
      label: 'Phone',
      missing: 'Please enter your phone number',
      wrong: 'A phone number has 7 to 15 digits',
    },
    city: { label: 'Town or city' },
    pincode: { label: 'PIN code' },
  },
  choices: {
    studies: {
      label: 'Your highest degree',
      missing: 'Please select your highest degree',
      labels: { other: 'Other' },
    },
    yearOfCompletion: { label: 'Year of completion', labels: { other: 'Other' } },
    workType: { label: 'What are you looking for?' },
    skills: { label: 'What you know', labels: { ChatGpt: 'ChatGPT' } },
    currentStatus: { label: 'Your current status' },
  },
  customFields: {
    customStudies: 'The name of your degree',
    customYearofCompletion: 'Year of completion (please write it)',
    customSkills: 'What else do you know?',
    whyWebinar: 'What would you like to learn in this webinar?',
  },
  texts: {
    session: 'Which session?',
    title: 'Free registration',
    close: 'Close',
    steps: ['Basic Information', 'Additional Details'],
    why: 'Saved once you press ‘Next’, so that we can register you.',
    more: 'More',
    notice: 'We ask for this to register you and to contact you about jobs.',
    keeping:
      'Once you press ‘Next’, we keep what you have typed and what you type after that, so that we can help you if you stop halfway. Before that, nothing comes to us. We erase an unfinished registration within 30 days, and a finished one within a year of the last contact.',
    minor: 'If you are under 18, a parent or guardian must register.',
    withdraw: 'You can withdraw at any time:',
    withdrawLink: 'how we keep your data',
    optional: '(optional)',
    moreAsked: 'Tell us more about you',
    choose: 'Please choose',
    comma: 'More than one? Put commas between them: Zoho Books, Power BI',
    next: 'Next',
    back: 'Back',
    submit: 'Register',
    submitting: 'Submitting...',
    done: 'Registration successful! Taking you to the next page…',
    ended: 'This registration was sent or cleared in another tab, so the form here is empty again.',
    missingBasics: 'Please fill in all required fields (Name, Email, Phone)',
    missingStudies: 'Please write the name of your degree',
    wrong: 'Please correct what is marked below',
    emailLacks: {
      at: 'The @ is missing: an e-mail address looks like name@example.com',
      ending: 'The part after the @ needs an ending such as .com: name@example.com',
    },
    phoneLength: phoneLengthQuestion,
    timedOut: 'Request timed out. Please try again.',
    offline: 'Network error. Please check your connection.',
    tooMany: 'This was sent too often in a short time. Please try again in a few minutes.',
    failed: 'Registration failed',
    kept: 'What you typed is still here.',
    measure:
      'HOA may tell Meta (Facebook) that I have registered, only to see whether its advertisement works. My registration is the same if I do not agree.',
  },
});
