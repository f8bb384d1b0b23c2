export declare const LoadSkiaWeb: (options?: {
  locateFile?: (file: string) => string;
}) => Promise<void>;
