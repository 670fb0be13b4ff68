/** The lowland pack, one tile a row; columns as in the highland pack. Open country and woods may be turned, hills may not. */
export const lowland = `
  l01  PPPPPP  0 0  -
  l02  PPPPPP  0 0  -
  l03  PPPPPP  0 0  -
  l04  PPPPPP  0 0  -
  l05  PPPPPP  0 0  -
  l06  PPPPPP  0 0  -
  l07  PPPPPP  0 0  -
  l08  PPPPPP  0 1  -
  l09  PPPPPP  0 1  -

  l10  FFFFFF  0 2  -
  l11  FFFFFF  0 2  -
  l12  FFFFFF  0 2  -
  l13  FFFFFF  0 2  -
  l14  FFFFPP  0 2  -
  l15  FFFFPP  0 2  -
  l16  FFFPPP  0 1  -
  l17  FFFPPP  0 1  -
  l18  FFFPPP  0 1  -
  l19  FFFPPP  0 1  -
  l20  FFPPPP  0 1  -
  l21  FFPPPP  0 1  -
  l22  FPPFPP  0 1  -
  l23  FPFPPP  0 1  -

  l24  HHHHHH  2 0  -
  l25  HHHPPP  1 0  -
  l26  PPPHHH  1 0  -
  l27  HHPPPP  1 0  -
  l28  PHHPPP  1 0  -
  l29  PPHHPP  1 0  -
  l30  PPPHHP  1 0  -
  l31  HPPPPH  1 0  -
  l32  HPFFPH  1 1  -
  l33  FFHHFP  1 1  -
  l34  PPFFHH  1 1  -

  l35  PPPPPP  0 0  -       capital
  l36  FPPPPP  0 1  -       capital
`;
