import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Encoding = 'br' | 'gzip'
type Asset = { path: string; type: string; etag: string | null; immutable: boolean; encodings: Encoding[] }

const SUFFIX = { br: '.br', gzip: '.gz' } as const

/**
 * Serves the built client files of one folder: hashed ones (under `assets/`) for a year, so without an ETag, which nobody would ask by; the others with one; brotli or gzip where
 * one was laid beside. The list of files is read once, so a request can never reach outside it. Null when there is no such file.
 */
export function staticFiles(folder: URL, prefix = '/'): (request: Request) => Response | null {
  const assets = listAssets(fileURLToPath(folder), prefix)
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const asset = assets.get(decodePath(new URL(request.url).pathname))
    return asset ? answer(asset, request) : null
  }
}

function listAssets(root: string, prefix: string): Map<string, Asset> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'))
  const known = new Set(names)
  const assets = new Map<string, Asset>()
  for (const name of names) {
    const path = `${root}/${name}`
    const stat = statSync(path)
    if (!stat.isFile() || /\.(?:br|gz)$/.test(name)) continue
    const encodings = (['br', 'gzip'] as const).filter((encoding) => known.has(name + SUFFIX[encoding]))
    const immutable = name.startsWith('assets/')
    const etag = immutable ? null : `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`
    assets.set(prefix + name, {
      path,
      type: Bun.file(path).type,
      etag,
      immutable,
      encodings,
    })
  }
  return assets
}

function answer(asset: Asset, request: Request): Response {
  const headers = new Headers({
    'content-type': asset.type,
    'cache-control': asset.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
  })
  if (asset.etag !== null) headers.set('etag', asset.etag)
  if (asset.encodings.length > 0) headers.set('vary', 'accept-encoding')
  if (asset.etag !== null && request.headers.get('if-none-match') === asset.etag)
    return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = asset.encodings.find((name) => accepted.includes(name))
  if (encoding) headers.set('content-encoding', encoding)
  const body = Bun.file(encoding ? asset.path + SUFFIX[encoding] : asset.path)
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
