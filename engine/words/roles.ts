/** What words do in a story beside naming what the car does: who it is told of, who says so, when it was, whether it is denied. */

const words = (list: string) => list.split(/\s+/).filter(Boolean);

/** The roles a word can play; some play several. Written without apostrophes, as people often do. */
const PLAYED_BY: Record<string, readonly string[]> = {
  '@other people': words(
    `wife wifes husband husbands hubby hubbys missus sister sisters brother brothers mum mums mam mams mom dad dads father mother daughter
    daughters son sons lad lads lass aunt auntie uncle nan gran grandad grandma cousin cousins nephew niece neighbour neighbours neighbor mate
    mates pal pals friend friends girlfriend boyfriend partner colleague boss hers theirs his her bloke chap fella man woman guy work old other
    another next`,
  ),
  '@says': words(
    `says said say reckons reckon reckoned thinks think thought told tells swore swears claims claimed asked ask mentioned warned suggested
    suspects suspected blames blamed google forum youtube facebook advised apparently heard read guess guessed assumed expected convinced`,
  ),
  '@if': words('if would could might unless whether should wouldnt couldnt shouldnt id itd youd theyd hed shed'),
  '@then': words(
    'used use was were had once before until till ago years since previous previously earlier originally first back summer winter month week year',
  ),
  '@cured': words(
    'cured sorted fixed mended gone stopped replaced changed swapped done cleared cleaned went renewed fitted away disappeared vanished',
  ),
  '@no': words(
    `no not none nothing never neither nor without zero nae nope nah nowt dont doesnt isnt hasnt wasnt didnt wont arent werent havent cant couldnt
    wouldnt disnae doesnae didnae isnae cannae havenae hardly`,
  ),
  '@fine': words(
    `fine ok okay good perfect spot sound clean dry cool quiet silent normal steady tight clear full smooth bone right grand lovely even solid level
    healthy new`,
  ),
  '@mine': words('mine ours this'),
  '@now': words('now days currently today nowadays lately'),
  '@fear': words('worried worry scared afraid fear feared terrified dread frightened panic'),
  '@checked': words('checked check looked look tested test inspected measured listened felt tried'),
  '@like': words('like as though similar sounds feels'),
  '@merely': words('only just simply merely except'),
};

const known = new Map<string, string[]>();
for (const [role, played] of Object.entries(PLAYED_BY))
  for (const word of played) known.set(word, [...(known.get(word) ?? []), role]);

/** "The neighbour's", but not "it's". */
const SOMEBODYS = /'s$/;
const NOT_SOMEBODYS = /^(it|that|there|he|she|what|who|where|here|how|let)'s$/;

/** The roles of a word as it was written, in small letters. */
export const rolesOf = (written: string): readonly string[] => {
  const roles = known.get(written.replaceAll("'", '')) ?? [];
  return SOMEBODYS.test(written) && !NOT_SOMEBODYS.test(written) ? [...roles, "@somebody's"] : roles;
};
