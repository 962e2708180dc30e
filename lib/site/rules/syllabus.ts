/** How a syllabus is laid out: its topics in parts, and what a topic is called. */
import type { Syllabus } from '#data/courses';

type Topics = Syllabus['syllabus'];

const mostInPart = 4;

/** Parts of four topics at most, as even as they can be, in order. */
export function partsOf(topics: Topics): readonly Topics[] {
  const count = Math.ceil(topics.length / mostInPart);
  return Array.from({ length: count }, (_, at) =>
    topics.slice(
      Math.round((at * topics.length) / count),
      Math.round(((at + 1) * topics.length) / count),
    ),
  );
}

const longestHead = 44;
/** Shorter than this, what is before a comma is the first of a list. */
const shortestHead = 24;
/** A cut text does not end in these. */
const leftHanging = /(?:,| (?:and|or|of|in|on|with|from|to|by|for|an?|the|\(\w+))+$/;

/** The words before the first colon, or before a comma once they say enough: what one would call the topic in passing. */
export function topicHead(topic: string): string {
  const [whole = topic] = topic.split(/[:;]/);
  const comma = whole.indexOf(',', shortestHead);
  const head = comma > 0 ? whole.slice(0, comma) : whole;
  if (head.length <= longestHead) return head;
  return `${head.slice(0, head.lastIndexOf(' ', longestHead)).replace(leftHanging, '')} …`;
}
