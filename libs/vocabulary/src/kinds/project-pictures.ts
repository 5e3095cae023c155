import { TEXT_LIMITS } from '../limits';
import { englishOf, file, optionalText } from './fields';

/** Places of the pictures that a project may have beside its own. */
export const PICTURE_PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Place = (typeof PICTURE_PLACES)[number];

const picture = file('project-images', '.jpg');
const caption = optionalText(TEXT_LIMITS.caption, 'Jaugeage à l’étiage', {
  description: 'What the picture of this place shows; null or empty: nothing is said',
});
const english = englishOf('caption', TEXT_LIMITS.caption, 'Gauging at low water');

type PictureFields = Readonly<
  Record<`picture${Place}_url`, typeof picture> &
    Record<`picture${Place}_caption`, typeof caption> &
    Record<`picture${Place}_caption_en`, typeof english>
>;

/** Each has columns of its own: versions, tables, uses of files and refusals know it by its name. */
export const projectPictures = Object.fromEntries(
  PICTURE_PLACES.flatMap((place) => [
    [`picture${place}_url`, picture],
    [`picture${place}_caption`, caption],
    [
      `picture${place}_caption_en`,
      englishOf(`picture${place}_caption`, TEXT_LIMITS.caption, english.example),
    ],
  ]),
) as PictureFields;
