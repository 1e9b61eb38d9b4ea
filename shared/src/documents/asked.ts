/**
 * What people accept by coming in, by the documents' keys: customers as they confirm their phone, owners of restaurants as
 * they register, both again as they sign in after a new edition. What is not published is asked of nobody.
 */
export const ASKED_DOCUMENTS = {
  customer: ['agreement', 'privacy'],
  business: ['agreement', 'privacy', 'offer'],
} as const satisfies Record<string, readonly string[]>

export type Accepting = keyof typeof ASKED_DOCUMENTS
