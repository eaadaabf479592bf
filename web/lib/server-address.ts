/** Where a call goes. The shell's build says where the server is; a page that comes from the server needs not be told. */
export const serverAddress = (path: string): string => (import.meta.env.VITE_SERVER_ORIGIN ?? '') + path;
