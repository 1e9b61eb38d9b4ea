import type { ModeratedKind } from '@ostrov/shared/moderation/kinds'

const OF_NAMES = ['Название без\u00A0заглавных букв', 'Ошибка в\u00A0названии', 'Название не\u00A0говорит, что это']
const OF_PICTURES = ['Фото чужое или из\u00A0интернета', 'На\u00A0фото надписи или телефоны', 'Фото нечёткое']
const OF_DISHES = ['Описание не\u00A0о\u00A0блюде', 'Не\u00A0указан состав']
const OF_RESTAURANTS = ['Проверьте адрес', 'Проверьте телефоны', 'Описание не\u00A0о\u00A0ресторане']

const REASONS: Partial<Record<ModeratedKind, readonly string[]>> = {
  restaurant: [...OF_PICTURES, ...OF_RESTAURANTS],
  product: [...OF_NAMES, ...OF_DISHES, ...OF_PICTURES],
}

/** What a moderator says most often of such a thing. */
export const reasonsFor = (kind: ModeratedKind) => REASONS[kind] ?? OF_NAMES
