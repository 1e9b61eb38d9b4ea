import { regionOffset } from '@ostrov/shared/formats/installation'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { HoursEditor } from './HoursEditor'

const TITLE = 'Часы работы'

/** When a restaurant takes orders: now, through the week, and on special days. */
export function HoursPage() {
  return (
    <OneRestaurant permission="settings" title={TITLE}>
      {({ id }) => <Hours id={id} />}
    </OneRestaurant>
  )
}

function Hours({ id }: { id: string }) {
  return (
    <div className="page hours">
      <PageHeader title={TITLE} text={`Время ${zoneName()}`} />
      <HoursEditor id={id} />
    </div>
  )
}

/** «UTC+11» */
function zoneName(): string {
  const hours = regionOffset() / 60
  return `региона, UTC${hours < 0 ? '−' : '+'}${Math.abs(hours)}`
}
