/** The bank's «no»: becomes an answer with `Success: false` and rolls the operation back. */
export class BankRefusal extends Error {
  override name = 'BankRefusal'
  constructor(
    readonly code: string,
    message: string,
    readonly details = '',
  ) {
    super(message)
  }
}

/** Refuses when the condition does not hold. */
export function demand(holds: boolean, code: string, message: string, details = ''): asserts holds {
  if (!holds) throw new BankRefusal(code, message, details)
}
