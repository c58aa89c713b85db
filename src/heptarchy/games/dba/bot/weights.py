"""What the heuristic holds dear: every figure of it, each with its sentence. A common element is worth 100."""

from __future__ import annotations

from typing import Final

from heptarchy.games.dba.data import tables as t

# What elements are worth, by type: each counts alike for the break point, so they do not differ much
WORTH: Final[list[int]] = [125, 110, 95, 15, 100, 110, 95, 100, 75, 0]
GENERAL: Final = 130  # more for a general's element: his command breaks with him
LAST_GENERAL: Final = 380  # the same where no other command of his side stands: the battle is lost with him
STRAW: Final = 90  # more for an element whose loss breaks its command
LAST_STRAW: Final = 300  # the same where no other command of its side stands
NEAR_STRAW: Final = 30  # more for each of the two losses before that
BROKEN: Final = 55  # an element of a command that is broken already, out of 100
CAMP: Final = 300  # a camp: it counts for two elements

# What a lost fight costs, in hundredths of the element's worth
FLED: Final = 40
RECOILED: Final = 9
FIGHT: Final = 150  # hundredths: a fight goes on in the enemy's bound

TRAPPED: Final = 500  # hundredths: what a general may lose who has no way back counts more
LATE_CARE: Final = 25  # hundredths by which own losses count less, for each of the last rounds
LAST_ROUNDS: Final = 4
SPARED: Final = 1  # a command that so many losses would break does not grow careless

CONTACT: Final = 12  # points for each element that fights: a battle that nobody begins helps nobody
LATE_CONTACT: Final = 5  # more, for each round after the third

# Where to stand. Distances in mm, worth in hundredths of a point for each
PULL: Final = 50  # for each mm nearer to the enemy whom it would like to fight
NEAR_PULL: Final = 25  # the same within its own reach of him: there the fight itself decides
LATE_PULL: Final = 20  # more there, for each round after the third
LATE: Final = 3
LIKED: Final = 3  # mm that an enemy looks nearer for each point that a fight with him promises
MOST_LIKED: Final = 120  # mm at most
LEAST_LIKED: Final = 60  # mm at most that an enemy looks farther off
# By type: mm that a camp looks nearer than it is
CAMP_RAID: Final[list[int]] = [-150, 150, 400, -900, -300, -200, -300, -300, -400]
CAMP_BREAKS: Final = 600  # mm more where its loss breaks the enemy's last command
HUNTERS: Final = 2  # elements that go for one enemy
GENERAL_HUNTERS: Final = 2  # that go for a general
CAMP_HUNTERS: Final = 2  # and for the camp
TOWN_HUNTERS: Final = 2  # for a built-up area
TOWN_RAID: Final[list[int]] = [-300, -300, -300, -900, -50, 0, -50, -50, -300]  # by type, as CAMP_RAID
WALLED_OFF: Final = 150  # mm that a built-up area looks farther off while an element is in it
THREAT_MM: Final = 120  # beyond his reach an enemy still threatens a camp or a built-up area
GUARD: Final = 40  # points for an element in a camp or a built-up area that is threatened
IDLE: Final = 12  # points off for going in without need; for staying in a built-up area
RETAKEN: Final = 150  # points for going into a built-up area that the enemy has stormed and left
RISING: Final = 60  # points for denizens who rise: six PIPs
ENOUGH_OUTSIDE: Final = 7  # elements of a command that can spare one for a garrison
SEA: Final[list[int]] = [2, 4, 4, 0, 1, 2, 4, 3, -1, 0]  # by type: points for coming by sea
BEHIND_MM: Final = 60  # mm that an enemy general is farther off, for who lands, than a camp
HUNT: Final = 100  # mm that an enemy general looks nearer than he is
SPARE_KEEN: Final = 40  # hundredths of the pull for those who are left over
PAST: Final = 10  # points, to stand behind the front of its prey and in reach of him
ASKEW: Final = 7  # points for each right angle that it faces away from its enemy
BAD_GROUND: Final = 14  # points, to stand in bad going for a type that suffers there
GOOD_COVER: Final = 5  # points, to stand in bad going for a type that does not, where an enemy who does is near
UPHILL: Final = 3
IN_RIVER: Final = 9  # points, to stand in a river, which may be one that is not paltry, where an enemy is near
BANKED: Final = 55  # hundredths of the pull that are left for a defender whose prey is beyond a river
BANK_ROUNDS: Final = 6  # for so many rounds he waits there: then somebody must come
ASTRAY: Final = 5  # points, to be out of the general's reach
BESIDE: Final = 5  # points for each friend beside it
BACKED: Final = 9  # points for a friend behind whose support counts against an enemy who is near
BEHIND: Final = -4  # points for standing behind somebody to no use
THREAT: Final = 10  # hundredths of what a fight would cost that an enemy in reach may begin
EXPOSED: Final = 10  # points, an enemy in reach who could come into its flank or rear
OPEN_FLANK: Final = 6  # points, a flank in a fight which a free enemy can reach
NEAR_MM: Final = 250  # enemies beyond this do not matter to supports and cover

# What a PIP must earn
HELP: Final = 4  # points, to help in a fight that another begins
FOLLOW: Final = 100  # hundredths of what help promises that are counted beforehand
LEAST: Final = 2
LEAVE: Final = -60  # to leave the table: the element is lost

# Ready-made lines
BAD_PLACE: Final = 7  # points off for an element that suffers in bad going and stands in it, or has it before its front
BAD_PLACE_LIGHT: Final = 2  # for another: its group can't go through
ASIDE_MM: Final = 25  # so many mm aside from the enemy's middle cost a point
DEEP_WARBAND: Final = 12  # points for a second rank where half of the elements are Warband
DEEP_OTHERS: Final = 25  # points off for it elsewhere

# Raised by points (DBA-25): traits that spare PIPs, and whom to enlist, in turn and over again until all is spent.
# Knights break foot, Light Horse go round it, Psiloi are there to be counted for the break point
TRAITS: Final[list[int]] = [t.TRAIT_KEYS.index("schooled_in_war"), t.TRAIT_KEYS.index("warrior_prince")]
ARMY: Final[list[int]] = [t.CV, t.KN, t.KN, *[t.LH] * 4, *[t.PS] * 3]
