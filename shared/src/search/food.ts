import { dictionaryOf } from './dictionary'
import { INSTEAD, NARROWER, READ_AS, SAME, SPOKEN } from './synonyms'

/** What hungry people say. */
export const FOOD = dictionaryOf({ same: SAME, narrower: NARROWER, instead: INSTEAD, readAs: READ_AS, spoken: SPOKEN })
