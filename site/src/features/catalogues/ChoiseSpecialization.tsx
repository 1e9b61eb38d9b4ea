import type { Closing } from '../modals/kind'
import { type Chosen, ChosenEntry } from './ChosenEntry'

export default function ChoiseSpecialization(props: Chosen & Closing) {
  return <ChosenEntry {...props} catalogue="specialization" label="Найти профессию" />
}
