/**
 * The highland pack, one tile a row.
 * Columns: id; edges clockwise from the east (M mountain, H hill, P plain, F forest, R river); hills and forest from 0 to 2;
 * massifs by the edges they run out at, parted by dots (`03` a wall from east to west, `0.3` two spurs with a pass between); marks.
 */
export const highland = `
  h01  MMMMMM  0 0  012345  lair
  h02  MMMMMM  0 0  012345  lair

  h03  RPHMMH  1 0  34      source
  h04  HRPHMM  1 0  45      source
  h05  FPRHMM  1 1  45      source
  h06  MHPRPM  1 0  05      source
  h07  HMMHRP  1 0  12      source
  h08  PHMMHR  1 0  23      source

  h09  MHPMHP  1 0  03
  h10  PMHPMH  1 0  14
  h11  HPMHPM  1 0  25
  h12  MHHMPP  1 0  03
  h13  HMPHMF  1 1  14
  h14  FPMHHM  1 1  25
  h15  MPHHMP  1 0  04
  h16  PMHMPH  1 0  13
  h17  HPMPMH  1 0  24
  h18  MHMPPH  1 0  02
  h19  PHPMHM  1 0  35
  h20  HMPPHM  1 0  15

  h21  MMHPPH  1 0  01
  h22  HHPMMH  1 0  34
  h23  PHHPMM  1 0  45
  h24  HMMMHP  1 0  123
  h25  MMHPHM  1 0  015

  h26  MHPHHP  2 0  0
  h27  HPHMPH  2 0  3
  h28  PHMHPM  1 0  2.5
  h29  MPHMHH  1 0  0.3
  h30  HHHHHH  2 0  -
  h31  HFHPHF  2 1  -
  h32  HPHMMH  1 0  34      capital
`;
