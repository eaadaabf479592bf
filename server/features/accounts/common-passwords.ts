/** Passwords that anyone would try first. A list of our own writing, of the commonest kinds; none shorter than six characters. */

const COMMON = new Set(
  `
    123456 1234567 12345678 123456789 1234567890 0123456789 0987654321 987654321 87654321 7654321 654321 12345678910
    123456123456 111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 5555555 666666 6666666 777777
    7777777 888888 88888888 999999 99999999 112233 121212 123123 123123123 123321 1234321 12341234 131313 147147
    147258 147258369 159159 159357 159753 232323 246810 252525 321321 456456 456789 789456 789456123 741852963
    963852741 102030 100200 101010 110110 123654 123987 124578 142536 654321a 69696969 696969 420420 007007 010203
    020202 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa55word pa55w0rd
    passwort passord motdepasse contrasena senha123 parola password! password1! password01 mypassword thepassword
    yourpassword newpassword oldpassword nopassword passwords passwd qwerty qwerty1 qwerty12 qwerty123 qwerty1234
    qwertyu qwertyui qwertyuiop qwertz qwertzuiop azerty azertyuiop qazwsx qazwsxedc qaz123 1qaz2wsx 1q2w3e 1q2w3e4r
    1q2w3e4r5t q1w2e3 q1w2e3r4 zaq12wsx zxcvbn zxcvbnm zxcvbnm1 zxcvbn123 asdfgh asdfghj asdfghjk asdfghjkl asdasd
    asdasdasd asdfasdf qweqwe qweasd qweasdzxc qwe123 qwer1234 asd123 asdf1234 zxc123 1qazxsw2 qwaszx wasdwasd
    poiuyt poiuytrewq lkjhgfdsa mnbvcxz abc123 abcd1234 abcdef abcdefg abcdefgh abcdefghi abc12345 abcabc a123456
    a1234567 a12345678 aa123456 aaa111 aaaaaa aaaaaaaa a1b2c3 a1b2c3d4 1a2b3c 123abc 123qwe 1234qwer 123456a 123456q
    123456789a 12345a 12345q 1234abcd abc1234 zzzzzz xxxxxx xxxxxxxx qqqqqq asdzxc letmein letmein1 letmein123
    welcome welcome1 welcome12 welcome123 changeme changeme1 default guest123 admin1 admin12 admin123 admin1234
    administrator root123 toor123 test12 test123 test1234 testing testing1 testing123 tester temp123 temp1234
    temporary secret secret1 master master1 master123 access access14 login1 login123 user123 userpass system server
    computer internet samsung iphone google facebook twitter youtube yahoo123 hotmail linkedin whatever whatever1
    nothing nopass blahblah trustno1 opensesame iloveyou iloveyou1 iloveyou2 iloveu iloveyou! ilovehim iloveher
    loveme loveyou lovely lovelove forever friends family sunshine sunshine1 princess princess1 princesa butterfly
    flower flowers rainbow chocolate cookie cookies cupcake sweetie sweetheart honey1 babygirl babygirl1 babyboy
    babyblue angel1 angels angelina heaven beautiful gorgeous pretty1 kisses football football1 baseball baseball1
    basketball hockey soccer soccer1 tennis golfer cricket rugby1 liverpool liverpool1 arsenal arsenal1 chelsea
    chelsea1 everton tottenham spurs1 rangers rangers1 celtic celtic1 celtic67 manutd manunited united westham
    westham1 newcastle newcastle1 aston1 astonvilla villa1 leedsutd leeds1 barcelona realmadrid juventus england
    england1 scotland scotland1 ireland wales1 london london1 manchester glasgow edinburgh cardiff bristol yorkshire
    dragon dragon1 dragons monkey monkey1 monkey12 monkey123 tigger tigger1 tiger1 tigers shadow shadow1 killer
    killer1 buster buster1 jordan jordan23 jordan1 hunter hunter1 hunter2 ranger ranger1 batman batman1 superman
    superman1 spiderman ironman starwars starwars1 startrek pokemon pokemon1 pikachu naruto matrix matrix1 merlin
    phoenix wizard ninja1 pirate gandalf hobbit frodo1 hogwarts harrypotter voldemort mustang mustang1 ferrari
    ferrari1 porsche porsche1 mercedes mercedes1 corvette camaro jaguar jaguar1 audi01 bmwbmw golfgti toyota honda1
    nissan subaru suzuki yamaha kawasaki ducati harley harley1 fordford escort focus1 fiesta fiesta1 landrover
    rangerover astra1 corsa1 vauxhall michael michael1 michelle jessica jessica1 jennifer jennifer1 charlie charlie1
    charlotte daniel daniel1 danielle andrew andrew1 anthony matthew matthew1 joshua joshua1 thomas thomas1 robert
    robert1 william william1 george george1 richard nicholas nicole nicole1 ashley ashley1 amanda amanda1 samantha
    samantha1 stephanie elizabeth victoria victoria1 rebecca rachel rachel1 hannah hannah1 olivia sophie sophie1
    lauren lauren1 megan1 chloe1 emily1 jasmine jasmine1 vanessa natasha natalie alexander alexandra alexis benjamin
    brandon brandon1 justin justin1 jackson tyler1 taylor taylor1 maggie maggie1 molly1 bailey bailey1 pepper
    pepper1 ginger ginger1 oscar1 oliver oliver1 max123 rocky1 sophia jackie jasper toby123 barney barney1 patrick
    patrick1 martin martin1 steven stephen christian christopher chris1 chris123 jonathan jeremy maxwell dennis
    eminem metallica nirvana slipknot greenday blink182 linkin linkinpark beatles elvis1 madonna rockstar summer
    summer1 summer01 winter winter1 spring autumn monday friday january february august october november december
    banana banana1 orange orange1 apple1 apple123 cherry strawberry peaches pumpkin cheese cheese1 coffee chicken
    chicken1 hamster hamster1 kitten kitty1 kittycat doggie puppy1 snoopy garfield scooby scoobydoo mickey mickey1
    minnie winnie tinkerbell hellokitty barbie piglet donald bigdog purple purple1 yellow silver golden diamond
    diamond1 crystal emerald ruby123 green1 blue123 black1 red123 white1 blueblue redred fuckyou fuckyou1 fuckme
    fucker fuckoff asshole bitch1 bollocks bastard wanker pussy1 sexy123 sexygirl sexyboy hottie playboy players
    bigboy badboy badgirl lovers hello1 hello12 hello123 hellohello goodbye please ncc1701 thx1138 8675309
    1234554321 5201314 woaini woaini1314 money1 money123 freedom freedom1 peace1 jesus1 jesus123 christ blessed
    godisgood faith1 church genesis trinity success winner winner1 number1 lucky1 lucky7 lucky13 casino poker1
    bullshit cocacola pepsi1 guinness stella1 vodka1 whisky marlboro snowball snowman christmas halloween midnight
    moonlight starlight sunset thunder lightning hurricane tornado volcano ocean1 dolphin dolphin1 shark1 eagle1
    eagles falcon panther cougar wolves bulldog beagle labrador horses horse1 pony12 cardiagnostics mechanic
    mechanic1 garage garage1 engine engine1 mycar1 mycar123 carcar cars123 driver driver1 diesel diesel1 petrol
    turbo1 turbo123 gearbox
  `
    .trim()
    .split(/\s+/),
);

/** Words of this product and its subject: however many in a row, with whatever figures around them, they protect nothing. */
const OUR_WORDS = /^[\d\W_]*(?:(?:my|car|auto|motor|engine|garage|mechanic|diagnos(?:e|is|tics?))[\d\W_]*){1,6}$/;

/** "Password1" is as common as "password1"; "aaaaaaa" and "121212121212" are one thing said often. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  return COMMON.has(plain) || /^(.{1,3})\1+$/.test(plain) || OUR_WORDS.test(plain);
}

/** Why this password would not protect an account; nothing when it would. */
export function whyTooCommon(password: string, username: string): string | undefined {
  if (password.toLowerCase() === username.trim().toLowerCase()) return 'The password must differ from the username';
  if (isCommon(password)) return 'This password is one of the first that anyone would try. Please choose another.';
  return undefined;
}
