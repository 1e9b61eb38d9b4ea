/** What we use of the decoder, which comes without types of its own. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Paper = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }
  type HeifImage = {
    is_primary(): number
    get_width(): number
    get_height(): number
    /** Draws it, its own turns applied, as RGBA; null when it cannot be decoded. */
    display(paper: Paper, drawn: (paper: Paper | null) => void): void
  }
  const open: () => { HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] } }
  export default open
}
