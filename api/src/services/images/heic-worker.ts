import openLibheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { HeicPixels } from './heic'

const PAGE_BYTES = 65_536
/** 50 megapixels and their copy in the decoder. */
const MOST_BYTES = 640 * 1024 * 1024

// A picture may say less of itself than it unpacks to: the decoder gets no more memory than this and gives up.
const grow = WebAssembly.Memory.prototype.grow
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * PAGE_BYTES > MOST_BYTES) throw new RangeError('Too large a picture')
  return grow.call(this, pages)
}
// The library tells the console what is wrong with each file.
console.log = () => undefined

addEventListener('message', async ({ data: upload }: MessageEvent<Uint8Array>) => {
  const pixels = await decode(upload).catch(() => null)
  postMessage(pixels, pixels ? { transfer: [pixels.data.buffer] } : {})
})

async function decode(upload: Uint8Array): Promise<HeicPixels | null> {
  const images = new (openLibheif().HeifDecoder)().decode(upload)
  const primary = images.find((image) => image.is_primary()) ?? images[0]
  if (!primary) return null
  const [width, height] = [primary.get_width(), primary.get_height()]
  const paper = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const drawn = await new Promise<typeof paper | null>((resolve) => primary.display(paper, resolve))
  return drawn && { data: new Uint8Array(drawn.data.buffer), width, height }
}
