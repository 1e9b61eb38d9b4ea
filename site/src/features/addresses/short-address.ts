type Addressed = { address: string; address_details?: { apartment?: string | null | undefined } | null | undefined }

/** The address as one says it in the town itself: street, house and flat: «Ленина, 234, кв. 18». */
export function shortAddress({ address, address_details }: Addressed): string {
  const [street = '', house] = address.split(',').map((part) => part.trim())
  const apartment = address_details?.apartment
  return [street, house, apartment && `кв.\u00a0${apartment}`].filter(Boolean).join(', ')
}

/** The town of an address: what follows street and house. */
export function townOf({ address }: Addressed): string {
  return address.split(',').slice(2).join(',').trim()
}
