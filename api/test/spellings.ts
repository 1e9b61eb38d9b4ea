/** How a path that a route answers to may be spelled. */
export const SPELLINGS = { 'as it is': (path: string) => path, 'with a slash at its end': (path: string) => `${path}/` }
/** What no route answers to, or answers to as it does to its own spelling. */
export const ODD: readonly ((path: string) => string)[] = [
  (path) => `${path}//`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '//api/'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/x/../'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z](?=[^a-z]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/\/(?=[^/]*$)/, '%2f'),
  (path) => `${path};x`,
  (path) => `${path}%20`,
]
