/** The few types of OpenAI's client that the sample about transcripts names. */

declare module 'openai' {
  type Transcription = {
    duration: number;
    language: string;
    text: string;
    words?: {word: string; start: number; end: number}[];
  };

  export default class OpenAI {
    audio: {
      transcriptions: {
        create: (options: {
          file: import('node:fs').ReadStream;
          model: 'whisper-1';
          response_format: 'verbose_json';
          timestamp_granularities: 'word'[];
        }) => Promise<Transcription>;
      };
    };
  }
}
