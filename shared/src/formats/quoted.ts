const PAIR = /["«“„]([^"«»“”„]*)["»”“]/g
const WHOLE = /^«([^«»]*)»$/

/** A name within «ёлочки»; quotes of its own become „лапки“: «Ролл „Анива“». A name that is all in quotes keeps one pair. */
export function quoted(name: string): string {
  let inner = name.trim().replace(WHOLE, '$1')
  // From the innermost pair outwards; «a „b“» has one pair within another.
  for (let before = ''; before !== inner; ) {
    before = inner
    inner = inner.replace(PAIR, '\u0001$1\u0002')
  }
  return `«${inner.replaceAll('\u0001', '„').replaceAll('\u0002', '“')}»`
}
