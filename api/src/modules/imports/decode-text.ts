import { Refusal } from '../../kernel/problems'

const BROKEN = 'Файл оборван или\u00A0повреждён: часть букв не\u00A0прочитать. Сохраните его ещё раз.'

/** What a file may say that it is written in, beside UTF-8. */
export type Encoding = 'windows-1251' | 'koi8-r' | 'koi8-u' | 'iso-8859-5' | 'ibm866' | 'x-mac-cyrillic'

/**
 * The text of a file: UTF-8, UTF-16 with its mark, or else what it says or windows-1251 as an older Excel writes it.
 * @throws {Refusal} `menu_import.unreadable`, with a sentence of its own for UTF-8 that lost some of its bytes
 */
export function decodeText(bytes: Uint8Array, declared: Encoding | null = null): string {
  const text = decoded(bytes, declared)
  if (text.includes('\u0000')) throw new Refusal('menu_import.unreadable')
  return text
}

function decoded(bytes: Uint8Array, declared: Encoding | null): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    if (isDamaged(new TextDecoder('utf-8').decode(bytes)))
      throw new Refusal('menu_import.unreadable', { message: BROKEN })
    return new TextDecoder(declared ?? 'windows-1251').decode(bytes)
  }
}

/** Read as UTF-8 windows-1251 gives hardly a Russian letter, and UTF-8 with a hole gives many. */
function isDamaged(text: string): boolean {
  return count(text, /[а-яё]/gi) > 4 * count(text, /\uFFFD/g)
}

function count(text: string, sign: RegExp): number {
  let found = 0
  while (sign.test(text)) found += 1
  return found
}
