import { Button } from '@ostrov/shared/ui/Button'
import { showToast } from '@ostrov/shared/ui/toasts'
import {
  ALL_CARS_MARKS,
  CHOISE_SPECIALIZATION,
  REGION_FILTERS,
  SALES_CATEGORIES,
  SPECIALIZATIONS_FILTER,
} from '../../features/catalogues/modals'
import { openModal } from '../../features/modals/store'

const onChoose = ({ slug }: { slug: string }) => void showToast(`Выбрано: ${slug}`)
const onShow = (chosen: string[]) => void showToast(`Показываем: ${chosen.join(', ') || 'всё'}`)
const JOBS = { vodolaz: 2, bocman: 3, tokar: 5, kassir: 12 }
const TOWNS = { 'yuzhno-sahalinsk': 1204, korsakov: 31, holmsk: 7 }
const MARKS = { toyota: 814, nissan: 233, lada: 5 }

/** What ads and their filters choose from. */
export default function Catalogues() {
  const region = () => openModal(REGION_FILTERS, { chosen: ['korsakov'], counts: TOWNS, onShow })
  return (
    <>
      <h2>Каталоги</h2>
      <div className="ui-row">
        <Button onClick={() => openModal(CHOISE_SPECIALIZATION, { onChoose })}>Специализация</Button>
        <Button onClick={() => openModal(SPECIALIZATIONS_FILTER, { chosen: ['vodolaz'], counts: JOBS, onShow })}>
          Специализации
        </Button>
        <Button onClick={region}>Города</Button>
        <Button onClick={() => openModal(ALL_CARS_MARKS, { counts: MARKS, onChoose })}>Марки</Button>
        <Button onClick={() => openModal(SALES_CATEGORIES, { onChoose })}>Категории</Button>
        <Button onClick={() => openModal(SALES_CATEGORIES, { onChoose, branches: true })}>Разделы</Button>
      </div>
    </>
  )
}
