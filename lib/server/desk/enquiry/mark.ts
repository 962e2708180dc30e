/** How a state is drawn and named. */
export type Mark = 'new' | 'missed' | 'talking' | 'done' | 'sent' | 'waits' | 'parked';
