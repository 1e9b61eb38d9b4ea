import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { ZonesEditor } from './ZonesEditor'

const TITLE = 'Зоны доставки'

/** Where a restaurant delivers and on what terms. */
export function ZonesPage() {
  return (
    <OneRestaurant permission="settings" title={TITLE}>
      {({ id, address }) => <Zones id={id} address={address} />}
    </OneRestaurant>
  )
}

function Zones({ id, address }: { id: string; address: string }) {
  return (
    <div className="page page--zones">
      <ZonesEditor id={id} address={address} head={(acts) => <PageHeader title={TITLE}>{acts}</PageHeader>} />
    </div>
  )
}
