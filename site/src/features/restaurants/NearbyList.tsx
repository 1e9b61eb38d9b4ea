import { forPerson } from '../account/for-person'
import MyMarks from './MyMarks'
import type { NearbyProps } from './NearbyCards'

const NearbyCards = forPerson<NearbyProps>(async () => (await import('./NearbyCards')).NearbyCards)

/** What a list of restaurants that is the same for all becomes for one person: its order, and the marks on its cards. */
export default function NearbyList(props: NearbyProps) {
  return (
    <>
      <NearbyCards {...props} />
      <MyMarks />
    </>
  )
}
