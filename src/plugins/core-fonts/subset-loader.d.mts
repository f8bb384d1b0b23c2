export const coreRange: string;
export default function subset(font: Buffer): Promise<Buffer>;
