/** 1 the map, 2 typing, 3 the way to the door. */
export type AddressStep = 1 | 2 | 3

/** The step a page is opened with; null for one that does not exist. `init` goes straight to typing. */
export function stepOf(step: string | null, init: boolean): AddressStep | null {
  if (step === null || step === '') return init ? 2 : 1
  if (step === '1') return 1
  if (step === '2') return 2
  return step === '3' ? 3 : null
}

/** The steps walked before the page opened, it included: who pressed «Ввести другой адрес» before the map's script came looked at the map. */
export function walkedTo(first: AddressStep, after: string | null): readonly AddressStep[] {
  return after === '1' && first !== 1 ? [1, first] : [first]
}

/** Only the details were opened: a saved address is being changed. */
export function isEditing(visited: readonly AddressStep[]): boolean {
  return new Set(visited).size === 1 && visited[0] === 3
}

/** The flat is asked of who changes an address, and of who both looked at the map and typed; else the checkout asks. */
export function isApartmentShown(visited: readonly AddressStep[]): boolean {
  return isEditing(visited) || (visited.includes(1) && visited.includes(2))
}
