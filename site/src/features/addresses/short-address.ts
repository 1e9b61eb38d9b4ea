type Addressed = { address: string; address_details?: { apartment?: string | null | undefined } | null | undefined }

/** The address as one says it in the town itself: street, house and flat: «Ленина, 234, кв. 18». */
export function shortAddress({ address, address_details }: Addressed): string {
  const [street = '', house] = address.split(',').map((part) => part.trim())
  const apartment = address_details?.apartment
  const home = [abbreviated(street), house].filter(Boolean).join(',\u00a0')
  return apartment ? `${home}, кв.\u00a0${apartment}` : home
}

const SHORT_WORDS: Record<string, string> = {
  улица: 'ул.',
  проспект: 'пр-т',
  переулок: 'пер.',
  проезд: 'пр-д',
  бульвар: 'б-р',
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
