// Any origin serves to tell a path from a foreign address: «//evil.example» and «/\\evil.example» leave it.
const HERE = 'http://here.invalid'

/**
 * A path of this site and nothing else, so that a link cannot send a person to a stranger's page; else null. What a
 * browser makes of it must again be such a path: «/..//evil.example» becomes «//evil.example».
 */
export function safePath(path: string | null | undefined): string | null {
  const once = pathHere(path)
  return once !== null && pathHere(once) === once ? once : null
}

function pathHere(path: string | null | undefined): string | null {
  const url = path?.startsWith('/') ? URL.parse(path, HERE) : null
  return url?.origin === HERE ? url.pathname + url.search + url.hash : null
}
