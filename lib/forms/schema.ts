/** One question of a form with its answer, in the words of the day it was asked. */
export interface Answer {
  readonly name: string;
  readonly label: string;
  readonly value: string;
}
