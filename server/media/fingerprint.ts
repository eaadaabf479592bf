/** Which bytes these are, worked out beside the thread that answers everybody: of ten megabytes it would take that several milliseconds. */

export const fingerprint = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('base64');
