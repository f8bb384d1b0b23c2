/** The few types of the AWS SDK for SQS that the sample about queues names. */
declare module '@aws-sdk/client-sqs' {
  type Message = {QueueUrl: string | undefined; MessageBody: string | undefined};

  export class SendMessageCommand {
    input: Message;
    constructor(input: Message);
  }

  export class SQSClient {
    constructor(config: {region?: string});
    send(command: SendMessageCommand): Promise<{MessageId?: string}>;
  }
}

/**
 * The few types of Next.js that samples about it and the webhooks of `@remotion/lambda` name. The
 * package brings a bundler and native libraries that a documentation site has no use for.
 */
declare module 'next' {
  import type {IncomingMessage, ServerResponse} from 'node:http';

  export type NextApiRequest = IncomingMessage & {
    body: any;
    query: Partial<Record<string, string | string[]>>;
  };

  export type NextApiResponse<Body = any> = ServerResponse & {
    status: (code: number) => NextApiResponse<Body>;
    json: (body: Body) => void;
    send: (body: Body) => void;
  };

  export type NextConfig = {
    reactStrictMode?: boolean;
    serverExternalPackages?: string[];
    transpilePackages?: string[];
    webpack?: (config: any, options: {isServer: boolean}) => any;
  };
}

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

/**
 * The few types of Testing Library that the docs use. The package needs a DOM to run in, and
 * no test of this site uses it.
 */
declare module '@testing-library/react' {
  import type {ReactElement} from 'react';

  export const render: (element: ReactElement) => void;
  export const cleanup: () => void;
  export const screen: {
    findByText(text: string): Promise<HTMLElement>;
  };
}

/** The parser that the sample about the ESLint plugin passes on; nothing else of the package is used. */
declare module 'typescript-eslint' {
  const tseslint: {parser: object};
  export default tseslint;
}
