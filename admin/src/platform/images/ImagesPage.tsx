import { IMAGE_FIELDS } from '@ostrov/shared/images/keeping'
import { imageDesk } from '@ostrov/shared/images/lists'
import { IMAGES } from '@ostrov/shared/paths'
import { Picture } from '@ostrov/shared/ui/Picture'
import { api } from '../../api'
import { momentColumn } from '../../components/records/columns'
import { recordPage } from '../../components/records/record-page'
import { ImageFacts, ownerWords, sizeWords, wordsOfUse } from './ImageFacts'
import './images.css'

/** Every stored picture: whose it is, where it is shown, and what nothing shows any more. */
export const ImagesPage = recordPage({
  noun: 'image',
  path: IMAGES,
  calls: api.admin.image,
  list: imageDesk,
  form: IMAGE_FIELDS,
  columns: [
    {
      key: 'image',
      title: 'Картинка',
      cell: ({ image }) => (
        <span className="image-desk__thumb">
          <Picture image={image} alt={`Картинка ${sizeWords(image)}`} ratio={4 / 3} sizes="96px" />
        </span>
      ),
    },
    {
      key: 'uses',
      title: 'Где показана',
      cell: ({ uses: [first, ...more] }) =>
        first ? (
          <>
            {wordsOfUse(first)}
            {more.length > 0 && <span className="data-table__second">{`и\u00A0ещё ${more.length}`}</span>}
          </>
        ) : (
          <i className="ui-muted">Нигде</i>
        ),
    },
    {
      key: 'owner',
      title: 'Загрузил',
      cell: ({ owner }) => <span className="image-desk__owner">{ownerWords(owner)}</span>,
    },
    {
      key: 'size',
      title: 'Размер',
      cell: ({ image }) => <span className="data-table__whole">{sizeWords(image)}</span>,
    },
    momentColumn('created_at', 'Когда'),
  ],
  titleOf: ({ owner }) => `Картинка: ${ownerWords(owner)}`,
  removal: 'Файл и\u00A0все его размеры пропадут. Вернуть их нельзя.',
  removable: ({ uses }) => uses.length === 0,
  mayWrite: 'content',
  beside: (_, row) => row && <ImageFacts row={row} />,
})
