import type { Closing } from '../modals/kind'
import { type Chosen, ChosenEntry } from './ChosenEntry'

export default function AllCarsMarksModal(props: Chosen & Closing) {
  return <ChosenEntry {...props} catalogue="car_mark" label="Найти марку" alphabet />
}
