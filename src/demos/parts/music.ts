import type {MediaUtilsAudioData} from '@remotion/media-utils';

/** Small enough to compute while a page loads; frequencies up to 8,000 Hz. */
const sampleRate = 16000;
export const seconds = 4;
const beat = 0.5;
const notes = [880, 1318.5, 1046.5, 1568, 880, 1760, 1318.5, 1174.7];
const overtones = [1, 0.5, 0.6, 0.3];

/** A melody note: overtones that fade sooner the higher they are. */
const note = (time: number, frequency: number): number =>
  overtones.reduce(
    (sum, loud, index) =>
      sum +
      loud * Math.sin(2 * Math.PI * frequency * (index + 1) * time) * Math.exp(-time * (2 + index)),
    0,
  );

/** A kick: a low tone that falls. */
const kick = (time: number): number =>
  Math.sin(2 * Math.PI * (48 * time + 6 * (1 - Math.exp(-time * 22)))) * Math.exp(-time * 9);

function compose(): Float32Array {
  const samples = new Float32Array(seconds * sampleRate);
  // The same noise on every machine.
  let state = 1;
  const noise = () => {
    state = (state * 16807) % 2147483647;
    return (state / 2147483647) * 2 - 1;
  };
  let loudest = 0;
  for (let index = 0; index < samples.length; index++) {
    const time = index / sampleRate;
    const step = Math.floor(time / beat);
    const inBeat = time - step * beat;
    const sinceHat = (time + beat / 2) % beat;
    const frequency = notes[step % notes.length] ?? 880;
    const sample =
      0.9 * kick(inBeat) +
      0.4 * note(inBeat, frequency) +
      0.25 * noise() * Math.exp(-sinceHat * 28) * (step % 4 === 3 ? 1.6 : 1);
    samples[index] = sample;
    loudest = Math.max(loudest, Math.abs(sample));
  }
  return samples.map((sample) => sample / loudest);
}

let made: MediaUtilsAudioData | undefined;

/** Four seconds of drums and a melody, made by arithmetic, as `useAudioData()` would return them. */
export function music(): MediaUtilsAudioData {
  made ??= {
    channelWaveforms: [compose()],
    sampleRate,
    durationInSeconds: seconds,
    numberOfChannels: 1,
    resultId: 'music',
    isRemote: false,
  };
  return made;
}
