/** A due call in the title of the tab and, if that is switched on, as two short tones: nothing is fetched for it. */
const shown = document.title;
let waiting = 0;

export function markTitle(): void {
  waiting += 1;
  document.title = `(${waiting}) ${shown}`;
}

export function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [at, frequency] of [
      [0, 660],
      [0.22, 880],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = frequency;
      volume.gain.value = 0.15;
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.18);
      tone.onended = () => at > 0 && void audio.close();
    }
  } catch {
    // Nothing was pressed on the page yet, or there is no sound: the line and the title say it.
  }
}
