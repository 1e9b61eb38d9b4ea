import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { escapeHtml } from '@ostrov/shared/formats/html'
import { brandName } from '@ostrov/shared/formats/installation'
import { encodingOf } from './brief-cache'
import { ANY_BRAND } from './docs-document'
import { viewer } from './docs-viewer'
import type { Handler } from './front'

const ROOT = '/api/docs'
// The viewer styles itself from its script.
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const page = () => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(brandName())}: API</title>
</head>
<body>
<div id="docs"></div>
<noscript><a href="${ROOT}/json">OpenAPI</a></noscript>
<script src="${ROOT}/viewer.js"></script>
<script src="${ROOT}/start.js"></script>
</body>
</html>
`
const START = `Scalar.createApiReference('#docs', {
  url: '${ROOT}/json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
})
`

/**
 * The documentation at `/api/docs`: the document, and a page that shows it with files of our own only. It is asked
 * for once, at the first question.
 */
export function docsPages(document: () => Promise<string>): Handler {
  const files: Record<string, () => Promise<Packed>> = {
    [ROOT]: once(async () => pack(page(), 'text/html; charset=utf-8')),
    [`${ROOT}/json`]: once(async () => pack(named(await document()), 'application/json')),
    [`${ROOT}/start.js`]: once(async () => pack(START, 'text/javascript; charset=utf-8')),
    [`${ROOT}/viewer.js`]: once(async () => pack(await viewer().text(), 'text/javascript; charset=utf-8')),
  }
  return (request) => {
    const file = files[new URL(request.url).pathname.replace(/\/$/, '')]
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    return file().then((packed) => answer(packed, request))
  }
}

type Packed = { plain: Uint8Array<ArrayBuffer>; gzip: Uint8Array<ArrayBuffer>; type: string; etag: string }

const named = (document: string) => document.replace(JSON.stringify(ANY_BRAND), () => JSON.stringify(brandName()))

/** Compressed once per process, not once per visitor, and beside the thread that answers. */
async function pack(text: string, type: string): Promise<Packed> {
  const plain = new TextEncoder().encode(text)
  const zipped = new Uint8Array(await promisify(gzip)(plain, { level: 9 }))
  return { plain, gzip: zipped, type, etag: `"${Bun.hash(plain).toString(36)}"` }
}

function once(make: () => Promise<Packed>) {
  let made: Promise<Packed> | undefined
  return () => {
    made ??= make().catch((problem) => {
      made = undefined
      throw problem
    })
    return made
  }
}

function answer({ plain, gzip, type, etag }: Packed, request: Request): Response {
  const headers = new Headers({
    'content-type': type,
    etag,
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': POLICY,
    vary: 'accept-encoding',
  })
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
  const zipped = encodingOf(request) !== ''
  if (zipped) headers.set('content-encoding', 'gzip')
  return new Response(request.method === 'HEAD' ? null : zipped ? gzip : plain, { headers })
}
