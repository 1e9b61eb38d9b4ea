/** A purchase, and what of it can come back. */
export type Returnable = { purchase_id: string; tickets: readonly { id: string; words: string; price: number }[] }
