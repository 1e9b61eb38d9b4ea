/** A private house has neither flat nor entrance nor floor: what stands in their fields does not count. */
type DoorWire = Partial<Record<'front_door' | 'apartment' | 'floor', string | null | undefined>> & {
  private_house?: boolean | undefined
}

/** The way to the door as it is kept. */
export function doorOf({ front_door, apartment, floor, private_house = false }: DoorWire) {
  const kept = (text: string | null | undefined) => (private_house ? null : text?.trim() || null)
  return { front_door: kept(front_door), apartment: kept(apartment), floor: kept(floor), private_house }
}

/** The way to the door in words: «кв. 18», «подъезд 2», «этаж 5», or «частный дом». */
export function doorWords({ front_door, apartment, floor, private_house }: DoorWire): string[] {
  if (private_house) return ['частный дом']
  const words = [
    apartment && `кв.\u00a0${apartment}`,
    front_door && `подъезд\u00a0${front_door}`,
    floor && `этаж\u00a0${floor}`,
  ]
  return words.flatMap((word) => word || [])
}

/** How one says it: the house, the way to its door, and the town last: «Ленина, 234», «кв. 18», «Южно-Сахалинск». */
export function spokenAddress({ address, ...door }: { address: string | null } & DoorWire): string[] {
  const [street = '', house, ...town] = (address ?? '').split(',').map((part) => part.trim())
  return [[street, house].filter(Boolean).join(', '), ...doorWords(door), town.join(', ')].filter(Boolean)
}
