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
