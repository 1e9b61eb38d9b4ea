import type { Closing } from '../modals/kind'
import { type Chosen, ChosenEntry } from './ChosenEntry'

/** A filter may take a whole section (`branches`), an ad stands in one category. */
export type GoodsChoice = Chosen & { branches?: boolean }

export default function SalesCategoriesModal(props: GoodsChoice & Closing) {
  return <ChosenEntry {...props} catalogue="goods_category" label="Найти категорию" />
}
