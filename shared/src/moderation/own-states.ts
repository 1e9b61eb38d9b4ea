/** How far a row is with moderators, as its owner sees it: by the ending of the noun's gender, «Отклонён», «Отклонена». */
export const ownStates = (ending: '' | 'а' | 'о') =>
  ({
    approved: 'На\u00A0сайте',
    pending: 'На\u00A0проверке',
    needs_work: 'Нужны правки',
    rejected: ending ? `Отклонен${ending}` : 'Отклонён',
    hidden: `Снят${ending} с\u00A0сайта`,
  }) as const
