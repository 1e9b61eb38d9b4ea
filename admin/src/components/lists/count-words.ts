import { formatNumber } from '@ostrov/shared/formats/money'
import { COUNTED } from '@ostrov/shared/lists/table'

/** How many there are; where counting stopped, it says so: «1 000+». */
export const countWords = (count: number) => (count > COUNTED ? `${formatNumber(COUNTED)}+` : formatNumber(count))
