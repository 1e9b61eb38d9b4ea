type Addressed = { address: string; address_details?: { apartment?: string | null | undefined } | null | undefined }

/** The address as one says it in the town itself: street, house and flat: «Ленина, 234, кв. 18». */
export function shortAddress({ address, address_details }: Addressed): string {
  const [street = '', house] = address.split(',').map((part) => part.trim())
  const apartment = address_details?.apartment
  return [abbreviated(street), house, apartment && `кв.\u00a0${apartment}`].filter(Boolean).join(', ')
}

// With no-break hyphens: «пр-/т» on two lines cannot be read.
const SHORT_WORDS: Record<string, string> = {
  улица: 'ул.',
  проспект: 'пр\u2011т',
  переулок: 'пер.',
  проезд: 'пр\u2011д',
  бульвар: 'б\u2011р',
  площадь: 'пл.',
  шоссе: 'ш.',
  микрорайон: 'мкр',
}

/** «ул. Ленина» for «улица Ленина»: shorter, and right in every case: «до ул. Ленина». */
function abbreviated(street: string): string {
  return street
    .split(' ')
    .map((word) => SHORT_WORDS[word] ?? word)
    .join(' ')
    .replace(/^(ул\.|пер\.|пл\.|мкр) /, '$1\u00a0')
}

/** The town of an address: what follows street and house. */
export function townOf({ address }: Addressed): string {
  return address.split(',').slice(2).join(',').trim()
}
